import { access } from './upload-review-notes.access.ts';
import { checkAccess } from '../proofs/access/check-access.ts';

checkAccess(access);
