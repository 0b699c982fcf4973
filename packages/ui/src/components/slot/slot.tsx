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

type Props = Record<string, unknown> & { children?: ReactNode; ref?: Ref<HTMLElement> | undefined };
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

function useBoth(one: Ref<HTMLElement> | undefined, other: Ref<HTMLElement> | undefined): Ref<HTMLElement> | undefined {
  const both = useCallback(
    (element: HTMLElement | null) => {
      const undo = [one, other].map((ref) => give(ref, element));
      return () => {
        for (const take of undo) take();
      };
    },
    [one, other],
  );
  return one && other ? both : (one ?? other);
}

function give(ref: Ref<HTMLElement> | undefined, element: HTMLElement | null): () => void {
  if (typeof ref === 'function') return ref(element) ?? (() => void ref(null));
  if (ref) ref.current = element;
  return () => {
    if (ref) ref.current = null;
  };
}

function merged(outer: Props, inner: Props): Props {
  const props = { ...outer, ...inner };
  for (const [name, value] of Object.entries(outer)) {
    const other = inner[name];
    if (value === undefined || other === undefined) props[name] = other ?? value;
    else if (name === 'className' || name === 'aria-describedby') props[name] = `${String(value)} ${String(other)}`;
    else if (name === 'style') props[name] = Object.assign({}, value, other);
    else if (/^on[A-Z]/.test(name) && typeof value === 'function' && typeof other === 'function')
      props[name] = (...happened: unknown[]) => {
        (other as Handler)(...happened);
        (value as Handler)(...happened);
      };
  }
  return props;
}
