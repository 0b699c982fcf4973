import { access } from './erasure-requests.access.ts';
import { checkAccess } from '../proofs/access/check-access.ts';

checkAccess(access);
