alter table engine_trainer rename column told_at to reported_at;
