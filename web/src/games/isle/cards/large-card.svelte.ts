/** The large view of a card: a preview under the mouse, or a sheet that stays open. */

import type { Attachment } from 'svelte/attachments';
import type { Card } from '../facts';

/** How long the mouse rests on a card before it is enlarged, in ms. */
const REST = 450;
/** How long a finger stays on it. */
const PRESS = 500;
/** A finger that moves farther drags or scrolls, in pixels. */
const STILL = 8;
export const LARGE_KEY = 'i';

interface Shown {
  card: Card;
  colour: string | null;
  /** Where the card is, for the preview above it; null: a sheet. */
  at: DOMRect | null;
}

class LargeCard {
  shown = $state.raw<Shown | null>(null);

  open(card: Card, colour: string | null): void {
    this.shown = { card, colour, at: null };
  }
  close(): void {
    this.shown = null;
  }
  preview(card: Card, colour: string | null, at: DOMRect): void {
    this.shown = { card, colour, at };
  }
  /** Ends a preview; a sheet stays. */
  endPreview(): void {
    if (this.shown?.at) this.shown = null;
  }
}

export const largeCard = new LargeCard();

/** Enlarges a card: under the mouse, by a long press, or by a key while it has the focus. */
export function enlarges(
  card: Card,
  colour: string | null = null,
): Attachment<HTMLElement> {
  return (element) => {
    let timer = 0;
    let start: [number, number] | null = null;
    const cancel = () => clearTimeout(timer);
    const later = (ms: number, then: () => void) => {
      cancel();
      timer = window.setTimeout(then, ms);
    };
    const leave = () => {
      cancel();
      largeCard.endPreview();
    };
    /** The click that ends a long press is not meant for the card. */
    const swallow = (event: Event) => {
      event.stopPropagation();
      event.preventDefault();
    };
    const on: Partial<{
      [Name in keyof HTMLElementEventMap]: (event: HTMLElementEventMap[Name]) => void;
    }> = {
      pointerenter: ({ pointerType }) => {
        if (pointerType !== 'mouse') return;
        const preview = () =>
          largeCard.preview(card, colour, element.getBoundingClientRect());
        later(REST, preview);
      },
      pointerleave: leave,
      pointercancel: cancel,
      pointerup: cancel,
      pointerdown: ({ pointerType, clientX, clientY }) => {
        if (pointerType === 'mouse') return leave();
        start = [clientX, clientY];
        later(PRESS, () => {
          element.addEventListener('click', swallow, { capture: true, once: true });
          // A press without a click must not swallow a later one.
          window.addEventListener(
            'pointerup',
            () => setTimeout(() => element.removeEventListener('click', swallow, true)),
            { once: true },
          );
          largeCard.open(card, colour);
        });
      },
      pointermove: ({ pointerType, clientX, clientY }) => {
        if (pointerType === 'mouse' || !start) return;
        if (Math.hypot(clientX - start[0], clientY - start[1]) > STILL) cancel();
      },
      contextmenu: (event) => {
        // On touch screens a long press opens it.
        if (!matchMedia('(hover: hover)').matches) event.preventDefault();
      },
      keydown: (event) => {
        const plain = !event.ctrlKey && !event.metaKey && !event.altKey;
        if (!plain || ![LARGE_KEY, '?'].includes(event.key.toLowerCase())) return;
        event.preventDefault();
        cancel();
        largeCard.open(card, colour);
      },
    };
    for (const [name, listener] of Object.entries(on))
      element.addEventListener(name, listener as EventListener);
    return () => {
      leave();
      for (const [name, listener] of Object.entries(on))
        element.removeEventListener(name, listener as EventListener);
    };
  };
}
