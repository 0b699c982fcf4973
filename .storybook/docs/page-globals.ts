type Globals = Record<string, unknown>;

interface Preview {
  storyStoreValue?: { userGlobals: { get: () => Globals } };
}

/** What the toolbar and the Branding panel say now in a window. Its channel would also carry what its iframes say. */
export function pageGlobals(page: Window = globalThis.window): Globals {
  const preview = Reflect.get(page, '__STORYBOOK_PREVIEW__') as Preview | undefined;
  return preview?.storyStoreValue?.userGlobals.get() ?? {};
}

const isStoryFrame = (frame: Element | null) => frame?.id.startsWith('iframe--') ?? false;

/** What a story with an iframe of its own begins with: what the documentation around it wears. Nothing elsewhere. */
export const globalsAround = (): Globals =>
  isStoryFrame(globalThis.frameElement) ? pageGlobals(globalThis.parent) : {};

interface Channel {
  emit: (event: string, payload: { globals: Globals }) => void;
}

/** Updates the stories that have iframes of their own on this page. One that is still on its way asks by itself. */
export function updateStoryFrames(globals: Globals): void {
  for (const frame of document.querySelectorAll<HTMLIFrameElement>('iframe[id^="iframe--"]')) {
    const channel = Reflect.get(frame.contentWindow ?? {}, '__STORYBOOK_ADDONS_CHANNEL__') as Channel | undefined;
    channel?.emit('updateGlobals', { globals });
  }
}
