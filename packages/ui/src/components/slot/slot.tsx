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

const isMarked = (part: ReactNode): part is ReactElement<{ children?: ReactNode }> =>
  isValidElement(part) && part.type === Slottable;

/** Marks the child that a `Slot` with several children renders as. */
export const Slottable = ({ children }: { children?: ReactNode }): ReactNode => children;

/**
 * Renders its child with its own classes, styles, handlers and other props; the child's props win. It replaces
 * `@radix-ui/react-slot` to save 0.9 KB (gzip), because the first pages have buttons and links but no other part of
 * Radix.
 */
export function Slot({ children, ref, ...props }: HTMLAttributes<HTMLElement> & RefAttributes<HTMLElement>) {
  const parts = Children.toArray(children);
  const marked = parts.find(isMarked);
  const child = Children.only(marked ? marked.props.children : children) as ReactElement<Props>;
  const own = { ...merged(props, child.props), ref: useBoth(ref, child.props.ref) };
  const inner = parts.map((part) => (part === marked ? child.props.children : part));
  return marked ? cloneElement(child, own, ...inner) : cloneElement(child, own);
}

/** One `ref` that serves two. */
export function useBoth<Of extends HTMLElement>(
  one: Ref<Of> | undefined,
  other: Ref<Of> | undefined,
): (element: Of | null) => () => void {
  return useCallback(
    (element: Of | null) => {
      const undo = [give(one, element), give(other, element)];
      return () => {
        for (const take of undo) take();
      };
    },
    [one, other],
  );
}

function give<Of extends HTMLElement>(ref: Ref<Of> | undefined, element: Of | null): () => void {
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
  (one: unknown, other: unknown) =>
  (...happened: unknown[]) => {
    (one as Handler | undefined)?.(...happened);
    (other as Handler | undefined)?.(...happened);
  };
