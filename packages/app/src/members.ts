/** What the pages behind the sign-in share, loaded as one: the server, the sign-in session and the pages themselves. */
export { createBackend } from './backend/backend.ts';
export { pages } from './pages.tsx';
export { startAuth } from './auth/auth.ts';
