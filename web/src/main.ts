import { mount } from 'svelte';
import './main.css';
import App from './App.svelte';
import { settings } from './lib/settings.svelte';
import { setLanguage } from './lib/texts.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('The page has no place for the client.');

settings.apply();
await setLanguage(settings.language);
target.replaceChildren();
mount(App, { target });

// Not in the way of the first page.
if (import.meta.env.PROD)
  setTimeout(
    () => void import('./lib/offline.svelte').then(({ offline }) => offline.register()),
    2000,
  );
