import { withEveryRule } from '#domain/library/list-actions/every-rule.ts';

// As composition does before a library is loaded.
withEveryRule();
