import {
  Children,
  cloneElement,
  type HTMLAttributes,
  isValidElement,
  type ReactElement,
  type ReactNode,
  type Ref,
  type RefAttributes,
  useCallback,
} from 'react';

type Props = HTMLAttributes<HTMLElement> & { ref?: Ref<HTMLElement> | undefined };
type Handler = (...happened: unknown[]) => unknown;

const isElement = (part: unknown): part is ReactElement<Props> => isValidElement(part);

/** Inside a `Slot` that holds more than one thing: the element that it renders as. */
export const Slottable = ({ children }: { children?: ReactNode }): ReactNode => children;

/** Renders as its child, which gets its classes, styles, handlers and all else. What the child says itself wins. */
export function Slot({ children, ref, ...props }: HTMLAttributes<HTMLElement> & RefAttributes<HTMLElement>) {
  const parts = Children.toArray(children);
  const marked = parts.findIndex((part) => isElement(part) && part.type === Slottable);
  const holder = parts[marked];
  const child = isElement(holder) ? holder.props.children : children;
  if (!isElement(child)) throw new Error('`asChild` needs one element as its child');
  const both = useBoth(ref, child.props.ref);
  const own = { ...merged(props, child.props), ref: both };
  if (marked < 0) return cloneElement(child, own);
  return cloneElement(child, own, ...parts.map((part, at) => (at === marked ? child.props.children : part)));
}

function useBoth(one: Ref<HTMLElement> | undefined, other: Ref<HTMLElement> | undefined): Ref<HTMLElement> {
  return useCallback(
    (element: HTMLElement) => {
      const undo = [give(one, element), give(other, element)];
      return () => {
        for (const take of undo) take();
      };
    },
    [one, other],
  );
}

function give(ref: Ref<HTMLElement> | undefined, element: HTMLElement | null): () => void {
  const undo = typeof ref === 'function' && ref(element);
  if (ref && typeof ref === 'object') ref.current = element;
  return () => void (undo ? undo() : give(ref, null));
}

function merged(outer: Props, inner: Props): Props {
  const props: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(outer)) {
    const other: unknown = Reflect.get(inner, name);
    props[name] = other === undefined ? value : /^on[A-Z]/.test(name) ? inTurn(other, value) : other;
  }
  const className = [outer.className, inner.className].filter(Boolean).join(' ');
  return { ...inner, ...props, ...(className && { className }), style: { ...outer.style, ...inner.style } };
}

const inTurn =
  (...handlers: unknown[]) =>
  (...happened: unknown[]) => {
    for (const handle of handlers) (handle as Handler | undefined)?.(...happened);
  };
