import react from '@vitejs/plugin-react';
import { defineConfig, mergeConfig } from 'vite';
import { clientApp } from '../../vite.base.ts';

// The app itself is at the root of its host.
const app = clientApp({ base: '/atlas-assets/', theme: 'atlas', modeKey: 'atlas-theme-mode' });

export default defineConfig(mergeConfig(app, { plugins: [react()] }));
