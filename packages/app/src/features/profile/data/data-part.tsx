import { Measure } from '@mediation/ui';
import { ErasureSection } from './erasure-section.tsx';
import { MyDataSection } from './my-data-section.tsx';

/** The person's data: export and erasure. */
export function DataPart() {
  return (
    <Measure gap="grid" size="form">
      <MyDataSection />
      <ErasureSection />
    </Measure>
  );
}
