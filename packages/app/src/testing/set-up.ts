import '@mediation/ui/theme';
import { afterEach } from 'vitest';
import './set-up.css';
import { leaveApp } from './render-app.tsx';

afterEach(() => {
  leaveApp();
  localStorage.clear();
  sessionStorage.clear();
});
