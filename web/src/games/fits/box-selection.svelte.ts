/** Which box is looked at more closely, by its first cell: pointed at, or held. */
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
