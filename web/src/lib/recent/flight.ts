/** A piece that flies over the page in an arc. */

export interface Way {
  from: DOMRect;
  to: DOMRect;
  /** How long it takes, in ms. */
  time: number;
  onland: () => void;
}

interface Manner {
  /** The size of what flies, before it is scaled. */
  width: number;
  height: number;
  /** The scale at the start, in the middle and at the end. */
  scales: readonly [number, number, number];
  /** The corner that places are counted from; that of the page if not given. */
  corner?: { x: number; y: number };
}

/** How high it flies above the straight way, as a part of it. */
const ARC = 0.15;

const middleOf = ({ x, y, width, height }: DOMRect) =>
  [x + width / 2, y + height / 2] as const;

/** Lets an element fly. Returns a function that stops it. */
export function fly(element: HTMLElement, way: Way, manner: Manner): () => void {
  const { width, height, scales, corner = { x: 0, y: 0 } } = manner;
  const [x, y] = middleOf(way.from);
  const [endX, endY] = middleOf(way.to);
  const lift = Math.hypot(endX - x, endY - y) * ARC;
  const at = (x: number, y: number, scale: number) => ({
    transform: `translate(${x - corner.x - width / 2}px, ${y - corner.y - height / 2}px) scale(${scale})`,
  });
  const frames = [
    at(x, y, scales[0]),
    at((x + endX) / 2, (y + endY) / 2 - lift, scales[1]),
    at(endX, endY, scales[2]),
  ];
  const motion = element.animate(frames, {
    duration: way.time,
    easing: 'cubic-bezier(.45,.05,.4,1)',
    fill: 'both',
  });
  motion.onfinish = motion.oncancel = way.onland;
  return () => motion.cancel();
}
