import { mount } from 'svelte';

import App from './App.svelte';
import { keepForOffline } from './offline/keep';
import './styles/theme.css';
import './styles/base.css';

const target = document.getElementById('app');
if (target) mount(App, { target });
// A new version starts with the next load.
if (import.meta.env.PROD) void keepForOffline(() => undefined);
