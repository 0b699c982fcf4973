import { useBrand } from '../../appearance/brand.ts';

/** The title of the tab: the page, then whose platform it is. */
export function PageTitle({ children }: { children: string }) {
  const { name } = useBrand();
  return <title>{`${children} · ${name}`}</title>;
}
