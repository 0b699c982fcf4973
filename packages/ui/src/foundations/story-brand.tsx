import { createContext, use } from 'react';
import { BrandMark, type BrandMarkProps } from '../components/brand-mark/brand-mark.tsx';

/** The branding of an organization, as the Branding panel sets it. */
export interface StoryBrand {
  name: string;
  tagline: string;
  logoUrl: string | undefined;
}

const platform: StoryBrand = {
  name: 'Mediation Platform',
  tagline: 'Professional Mediation for Family Matters',
  logoUrl: undefined,
};

/** The brand of all stories. */
export const StoryBrandContext = createContext(platform);

/** The current brand, for stories that show the organization's name or tagline. */
export const useStoryBrand = (): StoryBrand => use(StoryBrandContext);

/** The `BrandMark` of a story: it follows the Branding panel. */
export function StoryBrandMark(props: Omit<BrandMarkProps, 'name' | 'logoUrl'>) {
  const { name, logoUrl } = useStoryBrand();
  return <BrandMark name={name} logoUrl={logoUrl} {...props} />;
}
