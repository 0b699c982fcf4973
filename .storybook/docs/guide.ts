/** What the comment above a component says, as its page in Storybook shows it. */
export interface Guide {
  /** What it is for. */
  about: string;
  /** When to use something else, the text after `@instead`. */
  instead?: string | undefined;
  /** What the keyboard does and a screen reader hears, the text after `@accessibility`. */
  accessibility?: string | undefined;
}

const tag = /^@(?<name>instead|accessibility)\s+/;

/** Takes the comment above a component apart. */
export function readGuide(comment: string): Guide {
  const [about = '', ...tagged] = comment.split(/^(?=@instead|@accessibility)/m);
  const named = tagged.map((text) => [tag.exec(text)?.groups?.['name'] ?? '', text.replace(tag, '').trim()]);
  return { about: about.trim(), ...(Object.fromEntries(named) as Omit<Guide, 'about'>) };
}

/** The guide of a component, as Storybook found it beside its code. */
export function guideOf(component: unknown): Guide {
  const { __docgenInfo } = Object(component) as { __docgenInfo?: { description?: string } };
  return readGuide(__docgenInfo?.description ?? '');
}
