import type { CoverModule } from '../../../lib/play';
import Cover from './Cover.svelte';

const cover: CoverModule = { order: 1, Cover };

export default cover;
