import globals from 'globals';
import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';

export default ts.config(
  { ignores: ['node_modules', '**/types.ts'] },
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    rules: {
      // The client has a small router of its own; links are plain paths.
      'svelte/no-navigation-without-resolve': 'off',
      // Maps and sets that nothing on the page depends on are plain ones.
      'svelte/prefer-svelte-reactivity': 'off',
      '@typescript-eslint/no-non-null-assertion': 'error',
    },
  },
);
