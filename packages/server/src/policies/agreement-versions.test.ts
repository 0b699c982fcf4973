import { access } from './agreement-versions.access.ts';
import { checkAccess } from '../proofs/access/check-access.ts';

checkAccess(access);
