import { mount } from 'svelte';

import App from './App.svelte';
import { keepForOffline } from './offline/keep';
import { news } from './offline/news.svelte';
import './styles/theme.css';
import './styles/base.css';

const target = document.getElementById('app');
if (target) mount(App, { target });
if (import.meta.env.PROD) void keepForOffline((takeOver) => (news.takeOver = takeOver));
