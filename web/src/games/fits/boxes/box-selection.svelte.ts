/** The box whose details are shown, by its first cell: hovered or pinned. */
export class BoxSelection {
  hovered = $state<string | null>(null);
  pinned = $state<string | null>(null);

  get key(): string | null {
    return this.hovered ?? this.pinned;
  }

  pin(key: string | null): void {
    this.pinned = this.pinned === key ? null : key;
  }
}
