// Boards from fixtures at several sizes, for development and for pictures: gallery.html?only=NAME&theme=dark&speed=0.

import { mount } from 'svelte';

import Gallery from './gallery/Gallery.svelte';
import { others } from './gallery/others';
import { samples as nardi } from './gallery/samples';
import './styles/theme.css';

const samples = [...nardi, ...others];
const query = new URLSearchParams(location.search);
const theme = query.get('theme');
const only = query.get('only');
const speed = Number(query.get('speed') ?? 220);
if (theme) document.documentElement.dataset['theme'] = theme;
const target = document.getElementById('app');
const shown = only ? samples.filter((sample) => sample.name === only) : samples;
if (target) mount(Gallery, { target, props: { samples: shown, speed } });
