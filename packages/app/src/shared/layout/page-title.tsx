import { useBrand } from '../../appearance/brand.ts';

/** The title of the browser tab: the page, then the name of the brand. */
export function PageTitle({ children }: { children: string }) {
  const { name } = useBrand();
  return <title>{`${children} · ${name}`}</title>;
}
