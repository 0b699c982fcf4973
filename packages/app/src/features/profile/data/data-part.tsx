import { Stack } from '@mediation/ui';
import { ErasureSection } from './erasure-section.tsx';
import { MyDataSection } from './my-data-section.tsx';

/** The person's data: export and erasure. */
export function DataPart() {
  return (
    <Stack gap="grid" width="form">
      <MyDataSection />
      <ErasureSection />
    </Stack>
  );
}
