-- Its sources were translations once: what was said of them holds less, so its matches lose points.
alter table memory add column reversed boolean not null default false;
alter table memory alter column reversed drop default;
