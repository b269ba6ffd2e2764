import { expect, test } from 'vitest';
import { BoatZoom } from './boat-zoom.svelte';

const edges = (zoom: BoatZoom) => {
  const [x = 0, y = 0, width = 0, height = 0] = zoom.frame.split(' ').map(Number);
  return { x, y, right: x + width, bottom: y + height };
};

test('what is marked comes into sight, as close as it was', () => {
  const zoom = new BoatZoom();
  zoom.by(4, { x: 0, y: 0 });
  expect(edges(zoom).right).toBeLessThan(600);
  zoom.show({ x: 640, y: 200, width: 80, height: 40 });
  expect(zoom.scale).toBe(4);
  expect(edges(zoom).x).toBeLessThanOrEqual(640);
  expect(edges(zoom).right).toBeGreaterThanOrEqual(720);
});

test('what is marked in two places far from each other is seen from further away', () => {
  const zoom = new BoatZoom();
  zoom.by(4, { x: 0, y: 0 });
  zoom.show({ x: 40, y: 40, width: 800, height: 300 });
  expect(zoom.zoomed).toBe(false);
});

test('what is in sight moves nothing', () => {
  const zoom = new BoatZoom();
  zoom.by(2, { x: 400, y: 200 });
  const before = zoom.frame;
  zoom.show({ x: 400, y: 200, width: 40, height: 40 });
  expect(zoom.frame).toBe(before);
});
