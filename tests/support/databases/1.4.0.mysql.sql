CREATE TABLE `audit_chain` (
  `position` int(11) NOT NULL,
  `entry_id` int(11) NOT NULL,
  `hash` varchar(64) NOT NULL,
  `key_id` varchar(10) DEFAULT NULL,
  PRIMARY KEY (`position`),
  UNIQUE KEY `entry_id` (`entry_id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;
INSERT INTO `audit_chain` VALUES
(1,1,'beea1a2fcc2d507f0dab69df3d530312d301e79262311405d8c7e35a6211d1cf','k1'),
(2,2,'bf74fe3d9d36ccf9a888558255947ab40c80ef092ba98c92efac07fa721a67d9','k1'),
(3,3,'9d369b9a0be88adc7f5fd83b50c57861c05d4307a900ed11b5ea6402011f2496','k1'),
(4,4,'0d1df563c24eb466beee08faad3e00e9340f95a45e482b9ce262cde12f4ccfa1','k1'),
(5,5,'1138e06c13eced66e39a64f32f499c5a9ee0face2956fde903aa775fedabc0ac','k1'),
(6,6,'5ab080c882c870efbd79d9164d86dfef77643852d6978f57b7c91a93dcb8fa7e','k1'),
(7,7,'f5739a1ca46f30c4df4b8364e90e3626b7770aa90790e8d199411cdea198e82a','k1'),
(8,8,'c7413b698250e14c1b75eb55dbfd85347dcefbacd25bf903cd0012cbe5844ae3','k1'),
(9,9,'efb41b44f03d2abe1990ae67bf9d88cd9c4aab0e04bd9eff147226e26aa863e5','k1'),
(10,10,'2afa4f79a291dfa9d4d63fa81701b53f7e1b425a2282384bf45306c61ae65bae','k1');
CREATE TABLE `audit_log` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `created_at` datetime(3) NOT NULL,
  `action` varchar(60) NOT NULL,
  `actor_user_id` int(11) DEFAULT NULL,
  `target_user_id` int(11) DEFAULT NULL,
  `request_ip` varchar(45) NOT NULL,
  `user_agent` varchar(300) NOT NULL,
  `details` longtext NOT NULL CHECK (json_valid(`details`)),
  `proof` varchar(100) DEFAULT NULL,
  `redaction` varchar(150) DEFAULT NULL,
  PRIMARY KEY (`id`),
  UNIQUE KEY `audit_log_by_proof` (`proof`),
  KEY `audit_log_created_at_id` (`created_at`,`id`),
  KEY `audit_log_by_action` (`action`,`created_at`,`id`),
  KEY `audit_log_by_actor` (`actor_user_id`,`created_at`,`id`),
  KEY `audit_log_by_actor_action` (`actor_user_id`,`action`,`created_at`,`id`),
  KEY `audit_log_by_target` (`target_user_id`,`created_at`,`id`),
  KEY `audit_log_by_target_action` (`target_user_id`,`action`,`created_at`,`id`),
  KEY `audit_log_by_ip` (`request_ip`,`created_at`,`id`)
) ENGINE=InnoDB AUTO_INCREMENT=11 DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;
INSERT INTO `audit_log` VALUES
(1,'2026-11-28 09:01:40.545','auth.login',1,1,'127.0.0.1','node','{}','k1.6UVlAN8D-NhOlwouhgIY0A.aAQMdXOc1DIcaAVb48zylXK2CE77qF4IFkb25C2dwKk',NULL),
(2,'2026-11-28 09:01:40.926','account.update',1,1,'127.0.0.1','node','{\"fields\":[\"bio\"]}','k1.EEiSF5Rygtsnwj47enoY4g.LPYUAS0C0EUdZPDsL0h_8r_MeiO2k4iFKdC1qPn2Suk',NULL),
(3,'2026-11-28 09:01:41.294','auth.login',3,3,'127.0.0.1','node','{}','k1._ut8Ggf19wWG8cRGQ-Pugg.BZAchpDfSMMaz06SliLnYBGHCm2NUz42-TtE-75i8W4',NULL),
(4,'2026-11-28 09:01:41.332','user.note_added',3,1,'127.0.0.1','node','{\"note\":1}','k1.7lknLwtMlhJi7AMfpuUSkQ.OaPq_7TKCbthbr9roTGcHYwq5FJkCk5Gw-pmenl30As',NULL),
(5,'2026-11-28 09:01:41.362','user.suspend',3,4,'127.0.0.1','node','{\"until\":null,\"because\":\"Wrote rudely\"}','k1.RivQURyGosy6Cvw_d59uxg.jpB5fTevAbFyDM8VIYv_-pGfZvVTCjFzJTeuw7fGim4',NULL),
(6,'2026-11-28 09:01:41.523','auth.register',5,5,'127.0.0.1','node','{}','k1.UmqNEyXvQ_vk_MslUEvgeA.proGvZePBNikl25IAL8JtmLqwjNOsIxsl6o8HZszXw4',NULL),
(7,'2026-11-28 09:01:41.545','security.enroll_start',1,1,'127.0.0.1','node','{}','k1.hH4D33SuNmXwu0W0cLmrhA.oLZxucPdIj8VmUBg0IPwduP2DLOXjllfi-y6kNZyZd4',NULL),
(8,'2026-11-28 09:01:41.573','security.enroll_initiate',1,1,'127.0.0.1','node','{}','k1.P6FtUvWh3ULdOE1_FOX-Bw.m21qf1EyRNPpsRI1qBQ9SHpSsaVOPP9I1jkfF2Zwn3Y',NULL),
(9,'2026-11-28 09:01:41.810','security.enroll',1,1,'127.0.0.1','node','{}','k1.aMWM13tsMWjPB6SUPwpbEA.nT7LqpIxGabbiepgddYgfNluavaCatLQb9A4bS5QJuk',NULL),
(10,'2026-11-28 09:01:41.901','auth.login',2,2,'127.0.0.1','node','{}','k1.izIPqpl9N3vEXa5wvy3aWA.ACU9IiSluiBrvNeGQgD_GWNEvm-oK7rcHtSiytPWyKQ',NULL);
CREATE TABLE `authenticators` (
  `user_id` int(11) NOT NULL,
  `sealed_secret` text NOT NULL,
  `enrolled_at` datetime(3) NOT NULL,
  `last_verified_at` datetime(3) DEFAULT NULL,
  `last_step` int(11) NOT NULL DEFAULT 0,
  PRIMARY KEY (`user_id`),
  CONSTRAINT `authenticators_ibfk_1` FOREIGN KEY (`user_id`) REFERENCES `users` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;
INSERT INTO `authenticators` VALUES
(1,'k1.w5xoaPfN9D8LHQ2A.ZOOhBfv2CHQFglDnBOh1zg.OGw303wmE4bIbWikAOJvXzjk3pOlNBWTrMcZwz90Pmc','2026-11-28 09:01:41.771','2026-11-28 09:01:41.771',59861883);
CREATE TABLE `bulk_job_people` (
  `job_id` int(11) NOT NULL,
  `user_id` int(11) NOT NULL,
  `version` varchar(16) NOT NULL,
  `outcome` varchar(10) DEFAULT NULL,
  `refusal` varchar(40) DEFAULT NULL,
  `flags_before` text DEFAULT NULL,
  `version_after` varchar(16) DEFAULT NULL,
  PRIMARY KEY (`job_id`,`user_id`),
  KEY `bulk_job_people_by_outcome` (`job_id`,`outcome`,`user_id`),
  CONSTRAINT `bulk_job_people_ibfk_1` FOREIGN KEY (`job_id`) REFERENCES `bulk_jobs` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;
CREATE TABLE `bulk_jobs` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `actor_user_id` int(11) NOT NULL,
  `request_ip` varchar(45) NOT NULL,
  `user_agent` varchar(300) NOT NULL,
  `change_text` text NOT NULL,
  `state` varchar(10) NOT NULL,
  `total` int(11) NOT NULL,
  `created_at` datetime(3) NOT NULL,
  `finished_at` datetime(3) DEFAULT NULL,
  `undo_of` int(11) DEFAULT NULL,
  `leased_until` datetime(3) DEFAULT NULL,
  `lease` varchar(36) DEFAULT NULL,
  PRIMARY KEY (`id`),
  KEY `actor_user_id` (`actor_user_id`),
  KEY `bulk_jobs_by_state` (`state`,`leased_until`),
  KEY `bulk_jobs_by_undo_of` (`undo_of`),
  CONSTRAINT `bulk_jobs_ibfk_1` FOREIGN KEY (`actor_user_id`) REFERENCES `users` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;
CREATE TABLE `closure_mails` (
  `user_id` int(11) NOT NULL,
  `is_on` tinyint(4) NOT NULL DEFAULT 0,
  `changed_at` datetime(3) NOT NULL,
  `next_at` datetime(3) NOT NULL,
  `mailed_at` datetime(3) DEFAULT NULL,
  PRIMARY KEY (`user_id`),
  KEY `closure_mails_due` (`is_on`,`next_at`),
  CONSTRAINT `closure_mails_ibfk_1` FOREIGN KEY (`user_id`) REFERENCES `users` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;
CREATE TABLE `device_sessions` (
  `id` varchar(36) NOT NULL,
  `user_id` int(11) NOT NULL,
  `refresh_hash` varchar(64) NOT NULL,
  `previous_refresh_hash` varchar(64) DEFAULT NULL,
  `rotated_at` datetime(3) DEFAULT NULL,
  `created_at` datetime(3) NOT NULL,
  `last_seen_at` datetime(3) NOT NULL,
  `expires_at` datetime(3) NOT NULL,
  `ip` varchar(45) NOT NULL,
  `user_agent` varchar(300) NOT NULL,
  `proved_by` varchar(10) DEFAULT NULL,
  `proved_at` datetime(3) DEFAULT NULL,
  `second_factor_at` datetime(3) DEFAULT NULL,
  `passkey_at` datetime(3) DEFAULT NULL,
  PRIMARY KEY (`id`),
  KEY `user_id` (`user_id`),
  CONSTRAINT `device_sessions_ibfk_1` FOREIGN KEY (`user_id`) REFERENCES `users` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;
INSERT INTO `device_sessions` VALUES
('4dd28410-5cb7-4042-842d-f6362bdd74f1',1,'10db8680ef39e307c5ebab1cea96ae111931c2ca414e0a706456bca95f8de0a1',NULL,NULL,'2026-11-28 09:01:40.550','2026-11-28 09:01:40.550','2026-12-28 09:01:40.550','127.0.0.1','node','totp','2026-11-28 09:01:41.783','2026-11-28 09:01:41.783',NULL),
('a236f64e-e089-48f0-a5d5-28c394a19bed',3,'e9bfa9f1c9cbd61376faeec67eb45217c52d2224b52b43730dc31d271e79ab2b',NULL,NULL,'2026-11-28 09:01:41.299','2026-11-28 09:01:41.298','2026-12-28 09:01:41.298','127.0.0.1','node','password','2026-11-28 09:01:41.298',NULL,NULL),
('adf05330-19fb-4f25-bd01-0ccf4a142509',2,'bb533ac8bf0abb67d4f04e6a8af614c5ede5be33176f5ac8e91833d3dfca2b6d',NULL,NULL,'2026-11-28 09:01:41.904','2026-11-28 09:01:41.904','2026-12-28 09:01:41.904','127.0.0.1','node','password','2026-11-28 09:01:41.904',NULL,NULL);
CREATE TABLE `feeds` (
  `name` varchar(20) NOT NULL,
  `next_at` datetime(3) NOT NULL,
  `failures` int(11) NOT NULL DEFAULT 0,
  `failure` varchar(40) DEFAULT NULL,
  `answered_at` datetime(3) DEFAULT NULL,
  `etag` varchar(200) DEFAULT NULL,
  `last_modified` varchar(200) DEFAULT NULL,
  `alerts_text` longtext DEFAULT NULL,
  `revision` int(11) NOT NULL DEFAULT 0,
  `asked_at` datetime(3) DEFAULT NULL,
  PRIMARY KEY (`name`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;
CREATE TABLE `hidden_places` (
  `slug` varchar(120) NOT NULL,
  `reason` varchar(300) NOT NULL,
  `author_id` int(11) NOT NULL,
  `created_at` datetime(3) NOT NULL,
  PRIMARY KEY (`slug`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;
CREATE TABLE `kept_keys` (
  `id` varchar(10) NOT NULL,
  `sealed` text NOT NULL,
  `created_at` datetime(3) NOT NULL,
  PRIMARY KEY (`id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;
INSERT INTO `kept_keys` VALUES
('k1','k1.ZaXzS_zEibJU3fYP.VYlULUqpam9FPjc5cs3Qgw.1CRTzlfqx5VPVWfaTNO6WRZRWxRnv3BqIlYxKNxR8F8ZosMd6ivVN2rl-5wyWIbx4pitLmhpvfkRdwPv_xwzg12p-zutXlJRTA5y2YV_1XZuE8AQo5uEPuwp5pJgRiqKX5MMwIPRohC_jR3NpCes_WKFgcnAojkw_uRGk5wQbmfmWfaI58CfgboUr4RRhdiuiBA','2026-11-28 09:01:40.000');
CREATE TABLE `known_closures` (
  `user_id` int(11) NOT NULL,
  `slug` varchar(120) NOT NULL,
  `closed_by` varchar(20) DEFAULT NULL,
  `closed_as_of` datetime(3) DEFAULT NULL,
  `told_at` datetime(3) DEFAULT NULL,
  PRIMARY KEY (`user_id`,`slug`),
  CONSTRAINT `known_closures_ibfk_1` FOREIGN KEY (`user_id`) REFERENCES `users` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;
CREATE TABLE `known_devices` (
  `id` varchar(36) NOT NULL,
  `user_id` int(11) NOT NULL,
  `token_hash` varchar(64) NOT NULL,
  `ip` varchar(45) NOT NULL,
  `user_agent` varchar(300) NOT NULL,
  `created_at` datetime(3) NOT NULL,
  `last_seen_at` datetime(3) NOT NULL,
  `remembered_until` datetime(3) DEFAULT NULL,
  `wrong_passwords` int(11) NOT NULL DEFAULT 0,
  PRIMARY KEY (`id`),
  KEY `user_id` (`user_id`),
  CONSTRAINT `known_devices_ibfk_1` FOREIGN KEY (`user_id`) REFERENCES `users` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;
INSERT INTO `known_devices` VALUES
('83b21feb-48c4-48ff-88a6-7ed3e9bbf097',3,'a4a04fcf9f0456e7f65686c35f0f3583f34115a2a4a5cb21225ed15ae347edfd','127.0.0.1','node','2026-11-28 09:01:41.296','2026-11-28 09:01:41.296',NULL,0),
('bfa44fa2-0ce3-4ab8-b670-29f00ffadbb2',1,'6253f39a7bcd7e546c13d9ad82f21cdda944f08c0a5980205072db0d176a3d3f','127.0.0.1','node','2026-11-28 09:01:40.548','2026-11-28 09:01:40.548',NULL,0),
('ca922ee9-bb5c-4889-8036-a1f0f50cb096',2,'606667d51f8e001375a84b50c667cd8852cde0e5851a5e86bfa625aeacff87a5','127.0.0.1','node','2026-11-28 09:01:41.903','2026-11-28 09:01:41.903',NULL,0);
CREATE TABLE `mailed_tokens` (
  `hash` varchar(64) NOT NULL,
  `user_id` int(11) NOT NULL,
  `purpose` varchar(20) NOT NULL,
  `created_at` datetime(3) NOT NULL,
  `expires_at` datetime(3) NOT NULL,
  `used_at` datetime(3) DEFAULT NULL,
  PRIMARY KEY (`hash`),
  KEY `user_id` (`user_id`),
  CONSTRAINT `mailed_tokens_ibfk_1` FOREIGN KEY (`user_id`) REFERENCES `users` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;
INSERT INTO `mailed_tokens` VALUES
('b65f018c845f3f34e24e6b7f7e1e764b88abcf7e3c955de3dce38ec7737c809b',5,'verify-email','2026-11-28 09:01:41.519','2026-11-29 09:01:41.519',NULL);
CREATE TABLE `migrations` (
  `name` varchar(255) NOT NULL,
  PRIMARY KEY (`name`),
  UNIQUE KEY `name` (`name`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb3 COLLATE=utf8mb3_unicode_ci;
INSERT INTO `migrations` VALUES
('001-schema'),
('002-visit-outcomes'),
('003-channels'),
('004-search-keys'),
('005-session-strength'),
('006-suspended-passkeys'),
('007-wrong-guesses'),
('008-passkey-sessions'),
('009-recorded-generations'),
('010-key-ring'),
('011-mail-owners'),
('012-salted-recovery-codes'),
('013-bulk-jobs'),
('014-suspensions'),
('015-staff-notes'),
('016-staff-lists'),
('017-search-of-stored-columns'),
('018-write-checks-and-refused-mails'),
('019-places'),
('020-feeds'),
('021-saved-places'),
('022-corrections'),
('023-closure-mails');
CREATE TABLE `outbox` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `recipient` varchar(254) NOT NULL,
  `subject` varchar(200) NOT NULL,
  `sealed_body` text DEFAULT NULL,
  `state` varchar(10) NOT NULL,
  `attempts` int(11) NOT NULL DEFAULT 0,
  `next_attempt_at` datetime(3) NOT NULL,
  `last_error` varchar(500) DEFAULT NULL,
  `created_at` datetime(3) NOT NULL,
  `sent_at` datetime(3) DEFAULT NULL,
  `user_id` int(11) DEFAULT NULL,
  `tried_until` datetime(3) DEFAULT NULL,
  `refused_at` datetime(3) DEFAULT NULL,
  PRIMARY KEY (`id`),
  KEY `outbox_state_next_attempt_at` (`state`,`next_attempt_at`),
  KEY `outbox_by_state` (`state`,`id`),
  KEY `outbox_by_user` (`user_id`),
  KEY `outbox_by_refusal` (`recipient`,`refused_at`)
) ENGINE=InnoDB AUTO_INCREMENT=4 DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;
INSERT INTO `outbox` VALUES
(1,'sam_suspended@mail.example','Your CampBC account is suspended','k1.iMtsb-ngov-9Fnnx.nBHEwj0r8Vh9j6oTa88hLQ.F3K2LIB5Sh1Zk8kzDyWGPuvAIUBLi3S9LWUeZtaGWkXfafugP8PovOU8trdnrD2qSlqwjsrsfxTOPEnqZ5V4Tms3pFJGAdPvVdwdsCkQoDPinF2pXYFj0aOSAEAhb4NzVJHouf6YL6bG3WHEdRpNc9JVt3k6_ow2BgiiA9vPY5iBd46YgHGunEwp7PyaEV9MSvlhp5_hh-svI3MvHTqTBKxesBdVUbRGOexpQDPUtNsSyKL9088YULz56F4hBCKiKeOMOcYnYcZjlQjMBLKD7yUhPPZpUTHNkyzY2CXaygrOFo3gslbUXPddca-KXZFcxGnCi12OFxbsZzz4BwLhtgofM05omWn0XmAWJhwo3jnFaBaTp8L6V8ZQb8ExwAFxGIIR6Qn-X5_kPczD_Wj41SZeS0sXcYm8vqYLcmx5fZCOcRLoifDtNOln7hAlHHZI65vOe-PwE33AoSICjUBrkJuIroCblpN2syLluhqPGvSLLeZkYqO6xZyfVl5zMji_5FMZhoy8_0TA-Ta63zviFwyMc0fWIRilU6S1m7ZqY1Dd_95xMvFrOOzxRVN-EJ9CRMwYSd5TSi4aiCbque4yzTPj41qDm7QZ_JFCJFqVDg3PFZwY78-1lR6JrDo7KVaNHCNxGGiDIEJEpErVhYNeZkd9G_N86PfI2nWLTw8hPR-aSucsKz-4d0WdasH5BVZuLIAiPdoiwa2HM4Lh2jo2Z8augsY9N6Ge9Jxdc2juFVCq7-4_d6ywZe0CMe9c8Mk6czXPBoDtbs4wMtCGoNUzzgxobjHA2ZO55tH9JMutIa_0t0XcMz3KUNVerrHhs8dGl3BZTURGrKN5MZO3mU_TAqMQb8-W8uOuWfLv_IqlA85J6HHFEEwyC8F4Gs_UTlILRWnKECCjd5UsJCY35Kxb8T3coPl6UDeN0vFz79mDMIesjYFHTKQm30PSuuhi_czXxQyqCnUpWj2YXg_lQRXAyOX3xsWDIVTLUlO8vuPCJlZ8AIz1qI3KR0_UEQqapk9kS7OzOWSaSs1CN8E8TcSMgmErzY9DdMNR9cwWko1QNCgz_MZ_ZBymNNLIK7qm4VHsPwGZYxjAmzGg6d6yZBpwx1A_MMpJS6wrLx0sJ7XrOq4BZhBa_3YJ1-BvHecTVFLkOd3NJRLId6Kb8KMcRBG0h9JiaA4MULXH9MTS9jw53IcUTzE5TD59x8r1zSG7lmEEyK5Mk1NPFQtyCzaTqjiXU-LHqo-7sjMibwA0DmFVAVUtPNLtpHTEswtHy6665DDD4gR4S321TcM_C-LC_9meWwHfXZ-khnnfx8vaGZLllLqin8JAtOeXuTrq1kcoqqck3GJuzUJOrf3qnTHy59KJ924ILX2KXjAbJjT7NgPXukrUy7Ta_aPdCO3vUw5Xb28zCxluRhU5U2xLyHbvGeyzelKGI2M3GAfA9QCn6bpLcA3i-2Z4Akki0bCC-7dNGKahRwSA5UK5CZdieaBgZS20E_7TbJADgmBPlRAa1XddZ2RPwTS9ZWBAcDKOTbRtNhkSTAZVdZNesjDkzeW6BDSMbZxPRJIiLQ9OalAVmU_Sde1ldYWx-H2U8byHF1csYhISGo3IrKV0_Ur3THQdWfDl4XdOpJVRRewcaN8E1t8o1wBmp1bzsQ5EQKYhQzJj2Sss_eF6bF54ttzWImONa8Q7RlKyoJWkhte6_c0oCAmnoND6jmGRxXC8CNwSwzIIKsW56NxQ-9_3w-GLd4_wzjgV6eW72qZSjm59zD_RDyV_Z1Kt0vuUMC5UuYrj0a3FQBbc6TKYGLBa5oAxQHdK7oEhb8ftux9Ws9WCc-wuwlEV-9XEbAJ2PT4DgE9NB_OqEENo3tzK54TQUjS3ciy2AEJPFhZvzvp-z2yoF_ZCFbuDi7ahimKtuydn_P3rOh2YRxMxI2F3dNni2eOWhbnkdUiQWbHzM1VVfVTgvX4UFldxyuj4ZBiKLKHTHYAumeVQU12LloPDoCGGcTrDc2hyR26Xsjdbc1tYk9gW4wJLhlVStQUG2DWEsRaH4T5jSh0c2ig1u97UZDitn-xNa7wuEHWPuopSW3D6Juk6WJ4DHdxqqmigWTQ7q7vZks5Bl1VMT-1PYgriXiGiuMNvDInQwEY7jujPfbx9vNNMa8nW4jvm5Rg4RY4dwspMO80BGraIz73Yv_-jSZHZT8epwGOa52fQ3tm8wg_AwFyUdbnLO26fNK602GpuE3EveEiKeN-OEBG1d4vA2IyscvZjQ_9iOUR9TQsaq2Xq2xnCbHM-ZYJOPtsxGhMatTeKjwU9CT-N3KgzSwVbsT4k1W0t7jD_GC06N187HCA6v4hfT5-9wLrxzsTEAq0S8EmBuvc-U-xhVv_v4M44Og93uHwdX0mLfr-MV4PKckWEgo7xEiieO0_269jtDjx2U2G1XIhD8XDQdnPQZ4nbbw1kOqUKqWKW8oQTIysIrW-jcnn942hnBIZY7Krs2nO7WijcAi2BxzFSE-bbLmO8hMhuMeBmfolGafkv6s9XVayFC42LQj605-I8GwJsdqn2f2yQ3hiqXotSimE-5qT7HiXiuBJc0WTTtRoGRYqhSqRyuZRwMC2BUi0E1LzeMcse3c-TRQJw9-8_TyIilvlvnzhMCb8rlvaizve6Q0B_wWGQQ00a6zBcXQKNVJFWs0H_baFK58HT5mf1Q7HhWgc725wU9BfTg5EUezzmZnF9PgfxFl4TU8UTFJJ5lxD5QTM-tUsOVDvrBXquf_7U_r5_O_YJTyrJU-0F7jweTFIlpXIWblBHWPQRfVJ6C8i7ypqlICgeNMb7EquiImioSVsy2fqjFjwkyFwJrAZxpLM7pss6wtZSQMdZ2LW7DV1-8Eotjw1nDD8Sc56CaLyEZg3pAepudMU-7qooxLts-WBG3TOKiNJMQnm1GCiug9ljwPEpsENATfw-6PcLYNLuad-AJl2MeA4Zu121Mm9Ka5OxPlnuONsBndxhbIOLTo-bClgK7DW31ACG9ZuQZSagG4HVs5G4bHCryztR4IR7ptuPa2Yb6svV0JztDmYKHljMoC17PcqCU0mzxB6qXoBdGOjueRFEpBQvM8Nn8BZ-y1vIafSqjD1lhjm9L5DcoiU53AByNihHAbLNpCTPU4rYQbDnN7q40lMhomX3m53BqSIu9eMZfh2b4aRmCK4IPj57OvtebttPTTghMPtofda5giqCTJJ_PrOvVUCvguEBsBY9UztAxO95zDyCzTwtw0GY13Y5xO2W4wyqtEOVPMNkCayjXFzC-4zuttdlJ6IoqAnj6dIGhCLWJZSMdTKeb8wLT5rbR43zYmRMcePpPzwvAPtDV6BjqJNv9Bk_TkvKS2xVLcE__A6UmTV_Oy4NDNePvddFPkkR6xbj25aPQ9NbJYBsnUpBZNuDNKVRwu9w7IRR4xawz40Vfha5StvjldkSB6mzYYu_CS7imOiWKPyPMyI0Al4NUDkWfv0Fd3HM7xfBv74hn2FpgJ2QPN4s8p0m2XLV4bDzBoisKHXZCjg3outCtdy4ssgSfa6obQqO_Bl2AFW1unAtWhOvxEKcj9HaFkzlvmNh7xLRcCaIgRkm_bArVAKIaVLqHuadQExoA-_HNtoXhx69bMbAkgReev6njufvRKBCJ63wRMW5AM48ImpRxPojhsk4Wbx6xtL9WSiCVMH0uvm3rVfaF5uGb1G5IWpJgJ8WAlc392q_Uj-cfC8gE4X3g8fv14edpjFc-ArDTK_QHD_Y-Rh6G-Aw1ds7G4TzNt6OvJJOfZI5p52I33uWZ3csYnvVImzvRe_rMkf5Rg6eex-nP7f0HTScSMEPpzf2CYgBvhEkV7CaQw0CNH_UMhdT0Etf2c_OCc2bYhmMN7W6e9oUPzk7HugwGsSondIeLkXXT3saBgitOPCwHYy7Kr3QdokHyiuUNK3F7CYKBPL8i5wC6G34PTFSq1LZ091hhhwleN10NKq6P3D-f3h1npJB-S75kZ9jppp1TX6LhFNaisZazx_rCx_Y_i1jlH1WkfqmTLGdYx9IZ_K3r9YeHWxQViOh0HeqT1Vd78mi9Nk--Dv67CRJWWtLEq65LuAj7IyvNE95zDdKTnYNmaj5p0O7A2fOwvDF5yMiF8aWsJubGRY41Vx8HondYq60HVeQotBHOXd4gtbezEq_3jZG3Ecb-msxum56r9EVe8o0yVdnBWY8FP3ohpMTdXNSq_GV1aV_tgoT0u3QmsbUnwqpTYjX9vb0VASRWzxjn6Y6tl79uiCZ91rVniO6fkoRgwrcfySNs4qhf8pZzsfMaXIlaT3BJJgdwQ3TYEYejl5fc-KelfvguRMWJWlLK8HqA9r1Liqn3Ohp-DD9UtN9TScDpHWqAtSOlZNqaH-kgmK4OKOQukqVipbsx307eDIXTowG-JJ2DeFSRzxFkoh6-G5Zgi3ZITwA_HPGnX-44J3O_Tp1ei-dou0dBzIbwPA8vLk0EFPLWU_xtNXvfn8YjuUn6WJMhRrPN9wD2Q-pgDno3_tavKhy_-MQ7ZyenCAmf7uNM7rPL7It82qqKimKVi5VIpj43RbjC3lWAWi13ZqU8XogzTcKCy3k7ZVJE4Li75cLYXaB-pPPKVncIZwR00smm2-Ch5SFfT09xeYFcolvC42nM00mqYdSmT51IxPL2xzTDqEGK6_Ti0GSoU0rdhGJ-8BI7ucsBvFbQNpKTmDZGPHcU3FPWv03WVUnQMiontC-sUYksOqbVJNKQWGCQTo9RfB3GGtzjQ_Ftdc2maiZFp9M2KmalNGeilEGVM0fjEo1fudvDbwk1BfP0RkINAyGc_zBsPuIJQ6ygUX80kBVdLRaZ73_D5srjLYKfr0FlcvtctmN_rBi-NNBhO-ruTsWBZn8AI2M7yTaLCw3x0QNzr6FvefiRO9-tVBlS0NMBjK2S089gljK7-R9LSB-1Uo5hH1RytM7ovcjXaZeoPz8AwNqoqOuXCZbBlI','failed',1,'2026-11-28 09:01:56.381','SMTP_URL is not set.','2026-11-28 09:01:41.360',NULL,4,NULL,NULL);
CREATE TABLE `passkeys` (
  `id` varchar(400) NOT NULL,
  `user_id` int(11) NOT NULL,
  `name` varchar(60) NOT NULL,
  `public_key` text NOT NULL,
  `counter` bigint(20) NOT NULL DEFAULT 0,
  `transports` varchar(200) NOT NULL,
  `created_at` datetime(3) NOT NULL,
  `last_used_at` datetime(3) DEFAULT NULL,
  `suspended_at` datetime(3) DEFAULT NULL,
  PRIMARY KEY (`id`),
  KEY `user_id` (`user_id`),
  CONSTRAINT `passkeys_ibfk_1` FOREIGN KEY (`user_id`) REFERENCES `users` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;
CREATE TABLE `place_changes` (
  `import_id` int(11) NOT NULL,
  `slug` varchar(120) NOT NULL,
  `name` varchar(300) NOT NULL,
  `change` varchar(10) NOT NULL,
  `facts_text` text NOT NULL,
  PRIMARY KEY (`import_id`,`slug`),
  CONSTRAINT `place_changes_ibfk_1` FOREIGN KEY (`import_id`) REFERENCES `place_imports` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;
CREATE TABLE `place_corrections` (
  `slug` varchar(120) NOT NULL,
  `fact` varchar(40) NOT NULL,
  `value_text` text NOT NULL,
  `source` varchar(200) NOT NULL,
  `source_url` varchar(500) DEFAULT NULL,
  `reason` varchar(300) NOT NULL,
  `author_id` int(11) NOT NULL,
  `created_at` datetime(3) NOT NULL,
  PRIMARY KEY (`slug`,`fact`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;
CREATE TABLE `place_imports` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `imported_at` datetime(3) NOT NULL,
  `as_of` varchar(10) NOT NULL,
  `added_places` int(11) NOT NULL,
  `changed_places` int(11) NOT NULL,
  `gone_places` int(11) NOT NULL,
  `returned_places` int(11) NOT NULL,
  PRIMARY KEY (`id`)
) ENGINE=InnoDB AUTO_INCREMENT=2 DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;
INSERT INTO `place_imports` VALUES
(1,'2026-11-28 09:01:40.354','2026-07-24',392,0,0,0);
CREATE TABLE `place_lists` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `user_id` int(11) NOT NULL,
  `name` varchar(60) DEFAULT NULL,
  `order_text` text NOT NULL,
  `share_code` varchar(22) DEFAULT NULL,
  `created_at` datetime(3) NOT NULL,
  `updated_at` datetime(3) NOT NULL,
  PRIMARY KEY (`id`),
  UNIQUE KEY `place_lists_shared` (`share_code`),
  KEY `place_lists_by_user` (`user_id`),
  CONSTRAINT `place_lists_ibfk_1` FOREIGN KEY (`user_id`) REFERENCES `users` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB AUTO_INCREMENT=2 DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;
INSERT INTO `place_lists` VALUES
(1,1,NULL,'[\"alice-lake-campground\"]',NULL,'2026-11-28 09:01:41.136','2026-11-28 09:01:41.145');
CREATE TABLE `place_revisions` (
  `id` int(11) NOT NULL,
  `revision` int(11) NOT NULL,
  PRIMARY KEY (`id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;
INSERT INTO `place_revisions` VALUES
(1,1);
CREATE TABLE `place_sources` (
  `id` varchar(60) NOT NULL,
  `facts_text` text NOT NULL,
  PRIMARY KEY (`id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;
INSERT INTO `place_sources` VALUES
('bc-places','{\"id\":\"bc-places\",\"title\":\"BC place names with point (search list of the BC Wildfire Service app; names and points follow the official geographical names)\",\"publisher\":\"Province of British Columbia, BC Wildfire Service\",\"licence\":\"Apache License 2.0\",\"licenceUrl\":\"https://www.apache.org/licenses/LICENSE-2.0\",\"repository\":\"https://github.com/bcgov/nr-bcws-wfnews\",\"commit\":\"260d418ebd0e19b348b54a468e5bcabfc2e904ee\",\"path\":\"client/wfnews-war/src/main/angular/src/assets/place-data/wf-search-places.json\",\"date\":\"2024-10-24\",\"rows\":40767,\"rowsMeaning\":\"rows read\",\"attribution\":\"Place points: Province of British Columbia, published in github.com/bcgov/nr-bcws-wfnews under the Apache License 2.0.\"}'),
('bcp-areas','{\"id\":\"bcp-areas\",\"title\":\"BC Parks park areas with their type\",\"publisher\":\"Province of British Columbia, BC Parks\",\"licence\":\"Apache License 2.0\",\"licenceUrl\":\"https://www.apache.org/licenses/LICENSE-2.0\",\"repository\":\"https://github.com/bcgov/bcparks.ca\",\"commit\":\"e23fda79a33ee812b1eff25efdadb03d545a9854\",\"path\":\"src/cms/database/migrations/2025.09.05T00.00.24.park-area.js\",\"date\":\"2025-09-05\",\"rows\":299,\"rowsMeaning\":\"areas read, 2 of them repaired\",\"attribution\":\"Campground types: Province of British Columbia, published in github.com/bcgov/bcparks.ca under the Apache License 2.0.\"}'),
('bcp-dates-2024','{\"id\":\"bcp-dates-2024\",\"title\":\"BC Parks sub-area operating, reservation and off-season dates 2024 (some 2025)\",\"publisher\":\"Province of British Columbia, BC Parks\",\"licence\":\"Apache License 2.0\",\"licenceUrl\":\"https://www.apache.org/licenses/LICENSE-2.0\",\"repository\":\"https://github.com/bcgov/bcparks.ca\",\"commit\":\"81e8c36560de0d6bad2edf6c46e59a7467313c46\",\"path\":\"src/etl/data/2024-subarea-dates.json\",\"date\":\"2024-01-02\",\"rows\":521,\"rowsMeaning\":\"rows read\",\"attribution\":\"2024 and 2025 operating dates: Province of British Columbia, published in github.com/bcgov/bcparks.ca under the Apache License 2.0.\"}'),
('bcp-districts','{\"id\":\"bcp-districts\",\"title\":\"Natural resource districts of each protected area\",\"publisher\":\"Province of British Columbia, BC Parks\",\"licence\":\"Apache License 2.0\",\"licenceUrl\":\"https://www.apache.org/licenses/LICENSE-2.0\",\"repository\":\"https://github.com/bcgov/bcparks.ca\",\"commit\":\"198ca3e4037a4231906988d1214a21c776d2a925\",\"path\":\"src/cms/database/migrations/2024.03.14T00.00.12.natural-resource-districts-mapping.js\",\"date\":\"2024-03-14\",\"rows\":1167,\"rowsMeaning\":\"rows read\",\"attribution\":\"Natural resource districts: Province of British Columbia, published in github.com/bcgov/bcparks.ca under the Apache License 2.0.\"}'),
('bcp-features','{\"id\":\"bcp-features\",\"title\":\"BC Parks camping features (campgrounds, group sites, cabins, backcountry areas)\",\"publisher\":\"Province of British Columbia, BC Parks\",\"licence\":\"Apache License 2.0\",\"licenceUrl\":\"https://www.apache.org/licenses/LICENSE-2.0\",\"repository\":\"https://github.com/bcgov/bcparks.ca\",\"commit\":\"85452322536c64a270f424e0cc45eb4edf9597b6\",\"path\":\"src/cms/database/migrations/2025.09.16T00.00.27.park-feature.js\",\"date\":\"2025-09-16\",\"rows\":377,\"rowsMeaning\":\"entries read\",\"attribution\":\"Campground names: Province of British Columbia, published in github.com/bcgov/bcparks.ca under the Apache License 2.0.\"}'),
('bcp-names','{\"id\":\"bcp-names\",\"title\":\"BC Parks protected area names (recorded answer of the protected-area register)\",\"publisher\":\"Province of British Columbia, BC Parks\",\"licence\":\"Apache License 2.0\",\"licenceUrl\":\"https://www.apache.org/licenses/LICENSE-2.0\",\"repository\":\"https://github.com/bcgov/bcparks.ca\",\"commit\":\"8171e1d9829231fee4cc3ceb17660d580a95783e\",\"path\":\"src/etl/data/park-names-response.json\",\"date\":\"2023-12-01\",\"rows\":1040,\"rowsMeaning\":\"names read\",\"attribution\":\"Park names: Province of British Columbia, published in github.com/bcgov/bcparks.ca under the Apache License 2.0.\"}'),
('bcp-urls','{\"id\":\"bcp-urls\",\"title\":\"bcparks.ca page addresses (redirect list of the official site)\",\"publisher\":\"Province of British Columbia, BC Parks\",\"licence\":\"Apache License 2.0\",\"licenceUrl\":\"https://www.apache.org/licenses/LICENSE-2.0\",\"repository\":\"https://github.com/bcgov/bcparks.ca\",\"commit\":\"8171e1d9829231fee4cc3ceb17660d580a95783e\",\"path\":\"src/gatsby/Caddyfile.redirects\",\"date\":\"2026-07-24\",\"rows\":98,\"rowsMeaning\":\"page names read\",\"attribution\":\"Page addresses: Province of British Columbia, published in github.com/bcgov/bcparks.ca under the Apache License 2.0.\"}'),
('computed','{\"id\":\"computed\",\"title\":\"Worked out from the other sources\",\"publisher\":\"CampBC\",\"licence\":\"as the sources it is worked out from\",\"licenceUrl\":null,\"repository\":null,\"commit\":null,\"path\":null,\"date\":null,\"rows\":0,\"rowsMeaning\":\"\",\"attribution\":null}');
CREATE TABLE `places` (
  `slug` varchar(120) NOT NULL,
  `facts_text` text NOT NULL,
  `imported_at` datetime(3) NOT NULL,
  `changed_at` datetime(3) NOT NULL,
  `gone_at` datetime(3) DEFAULT NULL,
  PRIMARY KEY (`slug`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;
INSERT INTO `places` VALUES
('alice-lake-campground','{\"id\":\"alice-lake-campground\",\"name\":\"Alice Lake Campground\",\"operator\":\"BC Parks\",\"system\":\"provincial-park\",\"park\":{\"orcs\":90,\"name\":\"Alice Lake Park\"},\"type\":\"frontcountry\",\"typeBasis\":\"listed\",\"latitude\":49.78333,\"longitude\":-123.11667,\"precision\":\"park\",\"region\":{\"tourism\":\"Vancouver, Coast & Mountains\",\"districts\":[\"Sea to Sky\"],\"basis\":\"district\"},\"nearestTown\":{\"id\":\"squamish\",\"name\":\"Squamish\",\"km\":9.5},\"nearestPlace\":{\"id\":\"brackendale\",\"name\":\"Brackendale\",\"km\":3},\"sites\":{\"count\":96,\"basis\":\"site numbers in the name\",\"text\":\"Campground A sites 1-55; Campground B sites 56-96\"},\"seasons\":{\"2024\":{\"operating\":[\"2024-03-15\",\"2024-11-03\"],\"reservable\":[\"2024-03-15\",\"2024-11-02\"]}},\"reservation\":\"yes\",\"amenities\":{\"toilets\":\"unknown\",\"drinkingWater\":\"unknown\",\"showers\":\"unknown\",\"firewood\":\"unknown\",\"dumpStation\":\"unknown\",\"boatLaunch\":\"unknown\",\"electricity\":\"unknown\",\"playground\":\"unknown\",\"wheelchairAccess\":\"unknown\",\"picnicShelter\":\"unknown\",\"groupSites\":\"unknown\",\"walkInSites\":\"unknown\",\"boatAccess\":\"unknown\",\"cabinsOrShelters\":\"unknown\",\"horseFacilities\":\"unknown\",\"rvSites\":\"unknown\",\"winterCamping\":\"unknown\"},\"url\":\"https://bcparks.ca/alice-lake-park/\",\"urlBasis\":\"listed\",\"reservationUrl\":null,\"keys\":{\"orcsArea\":\"90-1\",\"features\":[\"90_60\",\"90_61\"]},\"sources\":{\"name\":\"bcp-areas\",\"park\":\"bcp-names\",\"type\":\"bcp-areas\",\"location\":\"bc-places\",\"region\":\"bcp-districts\",\"nearestTown\":\"computed\",\"sites\":\"bcp-features\",\"seasons\":\"bcp-dates-2024\",\"reservation\":\"bcp-dates-2024\",\"url\":\"bcp-urls\",\"amenities\":{}}}','2026-11-28 09:01:40.228','2026-11-28 09:01:40.228',NULL);
CREATE TABLE `recorded_generations` (
  `generation` int(11) NOT NULL,
  `hash` varchar(64) NOT NULL,
  `recorded_at` datetime(3) NOT NULL,
  PRIMARY KEY (`generation`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;
CREATE TABLE `recovery_codes` (
  `hash` varchar(64) NOT NULL,
  `user_id` int(11) NOT NULL,
  `created_at` datetime(3) NOT NULL,
  `used_at` datetime(3) DEFAULT NULL,
  `salt` varchar(32) DEFAULT NULL,
  PRIMARY KEY (`hash`),
  KEY `user_id` (`user_id`),
  CONSTRAINT `recovery_codes_ibfk_1` FOREIGN KEY (`user_id`) REFERENCES `users` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;
INSERT INTO `recovery_codes` VALUES
('3ae57b6a7549d72de57cea7ede218e1976ec20bc8ba5ba2c041a70da14896848',1,'2026-11-28 09:01:41.782',NULL,'76f8e3872077eab8e0333d598f180e4f'),
('3cf002486087ed01a176dc10696dc3af712699d4825b6611040ec7521aae0e5a',1,'2026-11-28 09:01:41.782',NULL,'76f8e3872077eab8e0333d598f180e4f'),
('52b929bdff200c8b223d3fe920a439a26beaeb2f69759f1c86f1161dcf169266',1,'2026-11-28 09:01:41.782',NULL,'76f8e3872077eab8e0333d598f180e4f'),
('74bc3725bf4d84621eff144a328c0b8d810358ee38d140409995f295aca3b1d9',1,'2026-11-28 09:01:41.782',NULL,'76f8e3872077eab8e0333d598f180e4f'),
('81818fa22169f8e0e9b7da2b6cb2b42723ba8059619e00453cf90114cf5966c4',1,'2026-11-28 09:01:41.782',NULL,'76f8e3872077eab8e0333d598f180e4f'),
('a8d5247efdd1b4477298f9186b4c88166615b2e98a86fa98548b0a471bd6df61',1,'2026-11-28 09:01:41.782',NULL,'76f8e3872077eab8e0333d598f180e4f'),
('aec1f8a936756fe5bd6b14f4837f01688021fec87e6ab5b1c000280b76aee1b3',1,'2026-11-28 09:01:41.782',NULL,'76f8e3872077eab8e0333d598f180e4f'),
('c643d3b03c77f0d2359c896c9dccab4ffbbaf7f3273e17fa9c9a3368c4274d19',1,'2026-11-28 09:01:41.782',NULL,'76f8e3872077eab8e0333d598f180e4f'),
('f150f068cb77f2f5bd3e7c6cf865f1eda8b4600a04aad0b8fb18bd59f4cf0988',1,'2026-11-28 09:01:41.782',NULL,'76f8e3872077eab8e0333d598f180e4f'),
('fc75808d474ef982fae84655ad7b00eeb1152e171afc9c31ee78ee33101b1bf0',1,'2026-11-28 09:01:41.782',NULL,'76f8e3872077eab8e0333d598f180e4f');
CREATE TABLE `release_signals` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `hour` datetime(3) NOT NULL,
  `generation` int(11) NOT NULL,
  `app` varchar(60) NOT NULL,
  `version` varchar(80) NOT NULL,
  `channel` varchar(255) NOT NULL,
  `kind` varchar(10) NOT NULL,
  `phase` varchar(10) NOT NULL,
  `reason` varchar(40) NOT NULL,
  `load_ms` int(11) NOT NULL,
  `times` int(11) NOT NULL DEFAULT 0,
  PRIMARY KEY (`id`),
  UNIQUE KEY `release_signals_key` (`hour`,`generation`,`app`,`version`,`channel`,`kind`,`phase`,`reason`,`load_ms`),
  KEY `release_signals_by_generation` (`generation`),
  KEY `release_signals_by_version` (`app`,`version`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;
CREATE TABLE `saved_filters` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `user_id` int(11) NOT NULL,
  `list` varchar(20) NOT NULL,
  `name` varchar(40) NOT NULL,
  `query` varchar(2000) NOT NULL,
  `created_at` datetime(3) NOT NULL,
  PRIMARY KEY (`id`),
  UNIQUE KEY `saved_filters_own` (`user_id`,`list`,`name`),
  CONSTRAINT `saved_filters_ibfk_1` FOREIGN KEY (`user_id`) REFERENCES `users` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;
CREATE TABLE `saved_places` (
  `list_id` int(11) NOT NULL,
  `slug` varchar(120) NOT NULL,
  `note` varchar(500) NOT NULL,
  `created_at` datetime(3) NOT NULL,
  PRIMARY KEY (`list_id`,`slug`),
  KEY `saved_places_by_slug` (`slug`),
  CONSTRAINT `saved_places_ibfk_1` FOREIGN KEY (`list_id`) REFERENCES `place_lists` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;
INSERT INTO `saved_places` VALUES
(1,'alice-lake-campground','Site 12','2026-11-28 09:01:41.143');
CREATE TABLE `server_sessions` (
  `sid` varchar(64) NOT NULL,
  `expires` datetime(3) DEFAULT NULL,
  `data` text DEFAULT NULL,
  `created_at` datetime(3) NOT NULL,
  `updated_at` datetime(3) NOT NULL,
  PRIMARY KEY (`sid`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;
INSERT INTO `server_sessions` VALUES
('GIGGuhmGFYztTZ32haDEab0DYxnGvwZJ','2026-11-28 13:01:41.367','{\"cookie\":{\"originalMaxAge\":14400000,\"expires\":\"2026-11-28T13:01:41.307Z\",\"secure\":false,\"httpOnly\":true,\"path\":\"/\",\"sameSite\":\"lax\"},\"deviceSessionId\":\"a236f64e-e089-48f0-a5d5-28c394a19bed\",\"role\":\"admin\"}','2026-11-28 09:01:41.000','2026-11-28 09:01:41.000'),
('MF-VAEweee9DiwJXAbvdjMLsGvFxx2aX','2026-11-28 13:01:41.815','{\"cookie\":{\"originalMaxAge\":14400000,\"expires\":\"2026-11-28T13:01:40.562Z\",\"secure\":false,\"httpOnly\":true,\"path\":\"/\",\"sameSite\":\"lax\"},\"deviceSessionId\":\"4dd28410-5cb7-4042-842d-f6362bdd74f1\",\"role\":\"member\"}','2026-11-28 09:01:40.000','2026-11-28 09:01:41.000'),
('vLxuvtTk3zbH-uq97FIUR-un2KEoZguY','2026-11-28 13:01:41.911','{\"cookie\":{\"originalMaxAge\":14400000,\"expires\":\"2026-11-28T13:01:41.911Z\",\"secure\":false,\"httpOnly\":true,\"path\":\"/\",\"sameSite\":\"lax\"},\"deviceSessionId\":\"adf05330-19fb-4f25-bd01-0ccf4a142509\",\"role\":\"mod\"}','2026-11-28 09:01:41.000','2026-11-28 09:01:41.000');
CREATE TABLE `sign_in_tokens` (
  `hash` varchar(64) NOT NULL,
  `user_id` int(11) DEFAULT NULL,
  `purpose` varchar(20) NOT NULL,
  `created_at` datetime(3) NOT NULL,
  `expires_at` datetime(3) NOT NULL,
  `used_at` datetime(3) DEFAULT NULL,
  `tries` int(11) NOT NULL DEFAULT 0,
  `sealed` text DEFAULT NULL,
  PRIMARY KEY (`hash`),
  KEY `user_id` (`user_id`),
  KEY `sign_in_tokens_expires_at` (`expires_at`),
  CONSTRAINT `sign_in_tokens_ibfk_1` FOREIGN KEY (`user_id`) REFERENCES `users` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;
INSERT INTO `sign_in_tokens` VALUES
('ea9d1d239a0e671187a3b8c1eb5265d9780e9b10aeba8498dfa2b14662d53ceb',1,'enroll','2026-11-28 09:01:41.543','2026-11-28 09:16:41.543','2026-11-28 09:01:41.786',0,'k1.w5xoaPfN9D8LHQ2A.ZOOhBfv2CHQFglDnBOh1zg.OGw303wmE4bIbWikAOJvXzjk3pOlNBWTrMcZwz90Pmc');
CREATE TABLE `staff_notes` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `user_id` int(11) NOT NULL,
  `author_id` int(11) NOT NULL,
  `text` varchar(2000) NOT NULL,
  `created_at` datetime(3) NOT NULL,
  PRIMARY KEY (`id`),
  KEY `staff_notes_by_user` (`user_id`,`id`),
  CONSTRAINT `staff_notes_ibfk_1` FOREIGN KEY (`user_id`) REFERENCES `users` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB AUTO_INCREMENT=2 DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;
INSERT INTO `staff_notes` VALUES
(1,1,3,'Asked about bears.','2026-11-28 09:01:41.330');
CREATE TABLE `staff_preferences` (
  `user_id` int(11) NOT NULL,
  `list` varchar(20) NOT NULL,
  `view_text` text NOT NULL,
  `updated_at` datetime(3) NOT NULL,
  PRIMARY KEY (`user_id`,`list`),
  CONSTRAINT `staff_preferences_ibfk_1` FOREIGN KEY (`user_id`) REFERENCES `users` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;
CREATE TABLE `users` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `username` varchar(20) NOT NULL,
  `username_key` varchar(40) NOT NULL,
  `email` varchar(254) NOT NULL,
  `email_key` varchar(254) NOT NULL,
  `password_hash` varchar(255) NOT NULL,
  `firstname` varchar(80) DEFAULT NULL,
  `lastname` varchar(80) DEFAULT NULL,
  `display_name` varchar(50) DEFAULT NULL,
  `avatar_url` varchar(500) DEFAULT NULL,
  `location` varchar(80) DEFAULT NULL,
  `bio` varchar(500) DEFAULT NULL,
  `role` varchar(16) NOT NULL DEFAULT 'member',
  `is_paid` tinyint(4) NOT NULL DEFAULT 0,
  `is_subscriber` tinyint(4) NOT NULL DEFAULT 0,
  `email_verified` tinyint(4) NOT NULL DEFAULT 0,
  `created_at` datetime(3) NOT NULL,
  `last_login` datetime(3) DEFAULT NULL,
  `language` varchar(2) NOT NULL DEFAULT 'en',
  `second_factor_waived_until` datetime(3) DEFAULT NULL,
  `second_factor_waived_by` int(11) DEFAULT NULL,
  `subscribed` tinyint(4) GENERATED ALWAYS AS (case when `is_subscriber` = 1 or `is_paid` = 1 then 1 else 0 end) VIRTUAL,
  `role_rank` tinyint(4) GENERATED ALWAYS AS (case `role` when 'admin' then 4 when 'admin_jr' then 3 when 'mod' then 2 when 'subscriber' then 1 else 0 end) VIRTUAL,
  `search_key` varbinary(1700) DEFAULT NULL,
  `wrong_passwords` int(11) NOT NULL DEFAULT 0,
  `wrong_codes` int(11) NOT NULL DEFAULT 0,
  `told_of_codes_at` datetime(3) DEFAULT NULL,
  `suspended_at` datetime(3) DEFAULT NULL,
  `suspended_until` datetime(3) DEFAULT NULL,
  `suspension_reason` varchar(500) DEFAULT NULL,
  PRIMARY KEY (`id`),
  UNIQUE KEY `users_username_key` (`username_key`),
  UNIQUE KEY `users_email_key` (`email_key`),
  KEY `users_role_id` (`role`,`id`),
  KEY `users_created_at_id` (`created_at`,`id`),
  KEY `users_last_login_id` (`last_login`,`id`),
  KEY `users_by_subscribed` (`subscribed`,`id`),
  KEY `users_by_role_rank` (`role_rank`,`id`),
  KEY `users_by_email_verified` (`email_verified`,`id`),
  KEY `users_by_suspended_at` (`suspended_at`),
  KEY `users_for_lists` (`id`,`email_verified`,`role`,`is_paid`,`is_subscriber`,`role_rank`,`subscribed`,`created_at`,`last_login`,`username_key`,`email_key`,`search_key`),
  KEY `users_for_search` (`id`,`email_verified`,`role`,`is_paid`,`is_subscriber`,`search_key`)
) ENGINE=InnoDB AUTO_INCREMENT=6 DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;
INSERT INTO `users` VALUES
(1,'mia_member','mia_member','mia_member@mail.example','mia_member@mail.example','$argon2id$v=19$m=19456,t=2,p=1$ak5b1xsDYFVzULdGq3yizQ$AUZBSDP+QMsa8RWC5pkYbDwG2kuz32EOblVEKhz3kYc',NULL,NULL,'Mïa Maple',NULL,NULL,'I camp by lakes.','member',0,0,1,'2026-05-03 19:00:00.000','2026-11-28 09:01:40.538','en',NULL,NULL,DEFAULT,DEFAULT,0x6D69615F6D656D6265720A6D69615F6D656D626572406D61696C2E6578616D706C650A6D6961206D61706C650A0A0A,0,0,NULL,NULL,NULL,NULL),
(2,'mo_moderator','mo_moderator','mo_moderator@mail.example','mo_moderator@mail.example','$argon2id$v=19$m=19456,t=2,p=1$ak5b1xsDYFVzULdGq3yizQ$AUZBSDP+QMsa8RWC5pkYbDwG2kuz32EOblVEKhz3kYc',NULL,NULL,NULL,NULL,NULL,NULL,'mod',0,0,1,'2026-05-03 19:00:00.000','2026-11-28 09:01:41.899','en','2999-01-01 00:00:00.000',NULL,DEFAULT,DEFAULT,0x6D6F5F6D6F64657261746F720A6D6F5F6D6F64657261746F72406D61696C2E6578616D706C650A0A0A0A,0,0,NULL,NULL,NULL,NULL),
(3,'ada_admin','ada_admin','ada_admin@mail.example','ada_admin@mail.example','$argon2id$v=19$m=19456,t=2,p=1$ak5b1xsDYFVzULdGq3yizQ$AUZBSDP+QMsa8RWC5pkYbDwG2kuz32EOblVEKhz3kYc',NULL,NULL,NULL,NULL,NULL,NULL,'admin',0,0,1,'2026-05-03 19:00:00.000','2026-11-28 09:01:41.289','en','2999-01-01 00:00:00.000',NULL,DEFAULT,DEFAULT,0x6164615F61646D696E0A6164615F61646D696E406D61696C2E6578616D706C650A0A0A0A,0,0,NULL,NULL,NULL,NULL),
(4,'sam_suspended','sam_suspended','sam_suspended@mail.example','sam_suspended@mail.example','$argon2id$v=19$m=19456,t=2,p=1$ak5b1xsDYFVzULdGq3yizQ$AUZBSDP+QMsa8RWC5pkYbDwG2kuz32EOblVEKhz3kYc',NULL,NULL,NULL,NULL,NULL,NULL,'member',0,0,1,'2026-05-03 19:00:00.000',NULL,'en',NULL,NULL,DEFAULT,DEFAULT,0x73616D5F73757370656E6465640A73616D5F73757370656E646564406D61696C2E6578616D706C650A0A0A0A,0,0,NULL,'2026-11-28 09:01:41.352',NULL,'Wrote rudely'),
(5,'rae_new','rae_new','rae_new@mail.example','rae_new@mail.example','$argon2id$v=19$m=19456,t=2,p=1$9i8mw86wUWLj9I3aX9VuUQ$GruSQUT3u1a0TKskVjrI/Nr5jpf937blm7Yj/uf80Bc',NULL,NULL,NULL,NULL,NULL,NULL,'member',0,0,0,'2026-11-28 09:01:41.515',NULL,'en',NULL,NULL,DEFAULT,DEFAULT,0x7261655F6E65770A7261655F6E6577406D61696C2E6578616D706C650A0A0A0A,0,0,NULL,NULL,NULL,NULL);
CREATE TABLE `visit_outcomes` (
  `id` int(11) NOT NULL AUTO_INCREMENT,
  `told_at` datetime(3) NOT NULL,
  `generation` int(11) NOT NULL,
  `channel` varchar(255) NOT NULL,
  `place` varchar(16) NOT NULL,
  `visitor` varchar(16) NOT NULL,
  `app` varchar(60) NOT NULL,
  `state` varchar(10) NOT NULL,
  `load_ms` int(11) NOT NULL,
  PRIMARY KEY (`id`),
  UNIQUE KEY `visit_outcomes_key` (`generation`,`channel`,`place`,`app`),
  KEY `visit_outcomes_by_time` (`told_at`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;
CREATE TABLE `withdrawn_shares` (
  `code_hash` varchar(64) NOT NULL,
  `created_at` datetime(3) NOT NULL,
  PRIMARY KEY (`code_hash`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;
CREATE TABLE `write_checks` (
  `node` varchar(100) NOT NULL,
  `checked_at` datetime(3) NOT NULL,
  PRIMARY KEY (`node`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin;
INSERT INTO `write_checks` VALUES
('vm:27733','2026-11-28 09:01:40.000');
