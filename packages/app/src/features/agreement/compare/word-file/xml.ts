/** The elements in another one with this local name. The format has two namespaces for the same names. */
export const childrenOf = (element: Element | undefined, name: string): Element[] =>
  [...(element?.children ?? [])].filter(({ localName }) => localName === name);

/** The element that a path of local names leads to. */
export const childAt = (element: Element | undefined, ...path: string[]): Element | undefined =>
  path.reduce<Element | undefined>((found, name) => childrenOf(found, name)[0], element);

/** An attribute by its local name; empty without it. */
export const attribute = (element: Element | undefined, name: string): string =>
  [...(element?.attributes ?? [])].find(({ localName }) => localName === name)?.value ?? '';
