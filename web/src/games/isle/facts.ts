/** The types of the Isle's board properties. */

import type { Play } from '../../lib/play';
import type { IsleComponents, IsleInsight, IsleView } from './types';

export type Isle = Play<IsleView, IsleComponents, IsleInsight>;
export type Player = IsleView['players'][number];
export type Tile = IsleView['left'][number];
export type Laid = Player['tiles'][number];
export type ScoreLine = Player['lines'][number];
export type Card = IsleComponents['cards'][string];
export type Shape = IsleComponents['shapes'][string];
export type Boat = IsleComponents['boats'][string];
export type Sister = NonNullable<IsleView['sister']>;
export type Worth = IsleInsight['lessons'][number];
