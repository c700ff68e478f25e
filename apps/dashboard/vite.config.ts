import react from '@vitejs/plugin-react';
import { defineConfig, mergeConfig } from 'vite';
import { clientApp } from '../../vite.base.ts';

// The app itself is at /login/, /sign-up/ and /dashboard/.
const app = clientApp({ base: '/dashboard-assets/', theme: 'teemillPro', modeKey: 'dashboard-theme-mode' });

export default defineConfig(mergeConfig(app, { plugins: [react()] }));
