import { msg } from '@lingui/core/macro';
import { i18n } from '@lingui/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { createMemoryRouter } from 'react-router-dom';
import { createApp } from './app.tsx';
import { storedSession } from './auth/stored-session.ts';
import { shared } from './catalogs.ts';
import { whenReady } from './browser/when-ready.ts';
import { isLanguage, type Language, languages as names, withMessages } from './language.ts';
import { paths } from './paths.ts';

const landing = ['src/features/landing/landing-page.tsx', 'src/features/landing/below/below-the-fold.tsx'];

/** The modules of the pages in the shell, before those of the page itself. */
const shell = ['src/members.ts', 'src/shell/frame/guest-shell.tsx'];

/** The pages whose words are there before any script, which a guest may open first, with their modules. */
const pages: Record<string, string[]> = {
  [paths.home()]: landing,
  [paths.landing()]: landing,
  [paths.signIn()]: ['src/features/sign-in/sign-in-page.tsx'],
  [paths.register()]: ['src/members.ts', 'src/features/sign-in/register-page.tsx'],
  [paths.wizard()]: ['src/members.ts', 'src/features/wizard/wizard-page.tsx'],
  [paths.faq()]: [...shell, 'src/features/help/faq.tsx'],
  [paths.whatToExpect()]: [...shell, 'src/features/help/what-to-expect.tsx'],
  [paths.privacyPolicy()]: [...shell, 'src/features/help/privacy-policy.tsx'],
  [paths.whatStays()]: [...shell, 'src/features/help/what-stays.tsx'],
};

/** The same, with the module that takes over from the words. */
export const openPages = Object.entries(pages).map(([path, modules]) => ({
  path,
  modules: [...modules, 'src/hydrate.tsx'],
}));

/** The languages in which they are rendered. */
export const languages: Language[] = Object.keys(names).filter(isLanguage);

/** A page as a guest sees it first. */
export interface RenderedPage {
  title: string;
  /** The elements for search engines and previews of a link, which somebody else may see: they say nothing about the reader. */
  meta: string;
  /** The content of `#root`. */
  html: string;
}

/** Renders a page as a guest sees it first, for the build. */
export async function renderPage(path: string, language: Language): Promise<RenderedPage> {
  const { router, provide } = await createApp({
    backend: async () => (await import('./members.ts')).createBackend(storedSession),
    createRouter: (routes, options) => createMemoryRouter(routes, { ...options, initialEntries: [path] }),
    startOver: () => {},
    language,
    signal: AbortSignal.abort(),
  });
  await withMessages(whenReady(router), shared);
  // A long part would come hidden at the end, to be put into its place by a script.
  const { prelude } = await prerender(provide(), { progressiveChunkSize: Number.MAX_SAFE_INTEGER });
  const rendered = await new Response(prelude).text();
  const [tag = '', title = ''] = /<title>(.*?)<\/title>/.exec(rendered) ?? [];
  const description = i18n._(
    msg`A private place to come to an agreement, one step at a time, with a mediator who takes no side.`,
  );
  return {
    title,
    meta: renderToStaticMarkup(
      <>
        <meta name="description" content={description} />
        <meta property="og:description" content={description} />
      </>,
    ),
    // A form that is sent before its script is there goes nowhere: what it holds would stand in the address.
    html: rendered.replace(tag, '').replaceAll('<form', '<form method="dialog"'),
  };
}
