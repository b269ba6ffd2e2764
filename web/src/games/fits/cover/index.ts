import type { CoverModule } from '../../../lib/play';
import Cover from './Cover.svelte';

const cover: CoverModule = { order: 2, Cover };

export default cover;
