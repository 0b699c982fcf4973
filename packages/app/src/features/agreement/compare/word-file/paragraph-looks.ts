import type { FileLine } from '@mediation/agreement';
import { attribute, childAt, childrenOf } from './xml.ts';

/** Whether a paragraph is a heading or in a list. */
export type Look = Pick<FileLine, 'level' | 'isListed'>;

/** Headings of a deeper level stay in the text: a clause has none. */
const deepest = 3;

/** Returns how a paragraph looks by its own properties, else by its style, or the one on which that is based. */
export function paragraphLooks(styles: Element | undefined): (paragraph: Element) => Look {
  const all = new Map(childrenOf(styles, 'style').map((it) => [attribute(it, 'styleId'), it]));
  const lookOf = (element: Element | undefined, base: string, seen: readonly string[] = []): Look => {
    const properties = childAt(element, 'pPr');
    const style = seen.includes(base) ? undefined : all.get(base);
    const inherited = style && lookOf(style, attribute(childAt(style, 'basedOn'), 'val'), [...seen, base]);
    const list = attribute(childAt(properties, 'numPr', 'numId'), 'val');
    return {
      level: levelOf(element, properties) ?? inherited?.level ?? 0,
      isListed: list === '' ? (inherited?.isListed ?? false) : list !== '0',
    };
  };
  return (paragraph) => lookOf(paragraph, attribute(childAt(paragraph, 'pPr', 'pStyle'), 'val'));
}

/** The level of a heading, which a style has by its name, English in every language, or by its place in the outline. */
function levelOf(element: Element | undefined, properties: Element | undefined): number | undefined {
  const named = /^heading ([1-9])$/iu.exec(attribute(childAt(element, 'name'), 'val'))?.[1];
  const outline = attribute(childAt(properties, 'outlineLvl'), 'val');
  if (named === undefined && outline === '') return undefined;
  const level = named === undefined ? Number(outline) + 1 : Number(named);
  return level <= deepest ? level : 0;
}
