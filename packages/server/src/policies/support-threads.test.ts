import { checkAccess } from '../proofs/access/check-access.ts';
import { access } from './support-threads.access.ts';

checkAccess(access);
