import { QueryClientProvider } from '@tanstack/react-query';
import { createContext, type ReactNode, use } from 'react';
import type { Backend } from './backend.ts';

const BackendContext = createContext<Backend | null>(null);

/** Provides the backend and its cache to the pages beneath it. */
export function BackendProvider({ backend, children }: { backend: Backend; children: ReactNode }) {
  return (
    <BackendContext value={backend}>
      <QueryClientProvider client={backend.queries}>{children}</QueryClientProvider>
    </BackendContext>
  );
}

/** The backend of the page; for reading data, `useEndpoint` is the shorter way. */
export function useBackend(): Backend {
  const backend = use(BackendContext);
  if (backend === null) throw new Error('This page is not inside a BackendProvider.');
  return backend;
}
