/** The code that all pages behind the sign-in share, as one chunk: the server, the sign-in session and the routes. */
export { createBackend } from './backend/backend.ts';
export { pages } from './pages.tsx';
export { startAuth } from './auth/auth.ts';
