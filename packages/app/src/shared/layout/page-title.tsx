import { useFace } from '../../appearance/brand.ts';

/** The title of the tab: the page, then whose platform it is. */
export function PageTitle({ children }: { children: string }) {
  const { name } = useFace();
  return <title>{`${children} · ${name}`}</title>;
}
