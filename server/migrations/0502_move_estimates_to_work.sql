/* Estimates of pre-translations are work. They are kept for a day only, so that none is taken over. */
update job set state = 'cancelled', finished_at = now()
where kind = 'documents.estimate-pretranslation' and state in ('queued', 'running');

drop table pretranslation_estimate;
