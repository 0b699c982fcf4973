import { access } from './upload-review-notes.access.ts';
import { checkAccess } from './check-access.ts';

checkAccess(access);
