import { layout } from '../../shared/layout/layout.ts';

/** A filter of the report; all are equally wide, however long their choices are. */
export const filter = layout({ width: '14rem', maxWidth: '100%' });
