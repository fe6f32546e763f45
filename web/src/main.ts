import { mount } from 'svelte';
import './look/tokens.css';
import './app.css';
import App from './App.svelte';
import { lettersCame } from './look/fonts';

void lettersCame().then(() => mount(App, { target: document.getElementById('app')! }));
