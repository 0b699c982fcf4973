import { access } from './organization-passages.access.ts';
import { checkAccess } from '../proofs/access/check-access.ts';

checkAccess(access);
