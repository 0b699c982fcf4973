import { checkAccess } from '../proofs/access/check-access.ts';
import { access } from './topics.access.ts';

checkAccess(access);
