import type { Plugin } from 'vite';
export function pythonRuntime(): Plugin;
