import { describe, expect, it } from 'vitest';
import type { SectionFacts } from '../../../lib/types';
import type { Boat } from '../facts';
import { diagram, pointsOf } from './diagram';
import { aboutCard } from './rulings';

const boat = {
  id: 'X',
  name: '',
  width: 3,
  height: 2,
  squares: [],
  edge: [[0, 0]],
  rooms: [
    { id: 'A', number: 1, symbol: 'moon', name: '', cells: [[0, 0]] },
    { id: 'B', number: 2, symbol: 'moon', name: '', cells: [[1, 1]] },
  ],
  rats: [],
  maps: [{ x: 2, y: 1, colour: 'blue' }],
} as unknown as Boat;

describe('the drawing of a lesson', () => {
  it('shows the squares that have to be full or bare', () => {
    const params = { rooms: ['B'], points: 12 };
    expect(diagram({ effect: 'rooms_full', params }, boat, null).full).toEqual([[1, 1]]);
    expect(diagram({ effect: 'rooms_empty', params }, boat, null).bare).toEqual([[1, 1]]);
    expect(diagram({ effect: 'maps_uncovered', params }, boat, null).bare).toEqual([
      [2, 1],
    ]);
  });

  it('shows the family that it names', () => {
    const params = { colour: 'red', count: 5, points: 9 };
    const found = diagram({ effect: 'colour_count_exact', params }, boat, null);
    expect([found.things, found.amount]).toEqual([['cat-red'], '= 5']);
    const named = diagram({ effect: 'edge_colour', params: {} }, boat, 'green');
    expect([named.things, named.full]).toEqual([['cat-green'], boat.edge]);
  });

  it('says whether its points count once or for each', () => {
    expect(pointsOf({ effect: 'fish_at_least', params: { points: 7 } })).toBe('7');
    expect(pointsOf({ effect: 'rare_count', params: { points_each: 2 } })).toBe('+2');
    expect(pointsOf({ effect: 'draw_cards', params: { draw: 2 } })).toBe('');
  });
});

describe('what the rules say about a card', () => {
  const section = (anchor: string, body: string): SectionFacts => ({
    anchor,
    level: 2,
    title: '',
    body,
  });
  const rules = [
    section('anytime-cards', 'Costs.\n\n- **67-68: fish.** See [there](#x).\n- 75 draws.'),
    section('cards-lessons', '- **75**, a card'),
  ];

  it('is found by its number, also within a range', () => {
    expect(aboutCard(rules, 68)).toEqual(['- **67-68: fish.** See there.']);
    expect(aboutCard(rules, 75)).toEqual(['- 75 draws.']);
  });

  it('is nothing for small numbers, which are amounts', () => {
    expect(aboutCard([section('box', '- 12 cats and 67 tiles')], 12)).toEqual([]);
  });
});
