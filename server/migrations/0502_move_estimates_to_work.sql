/* Estimates of pre-translations are work. They are kept for a day only, so that none is taken over. */

/* Row-level security hides every row from a transaction without a role. */
set local role transloom_system;

update job set state = 'cancelled', finished_at = now()
where kind = 'documents.estimate-pretranslation' and state in ('queued', 'running');

reset role;

drop table pretranslation_estimate;
